/**
 * False findings of the scanners, each with the reason why it is no fault. A finding is ignored only where somebody
 * judged it: `where` must occur in the scanner's message or element (selector or markup).
 */
export interface FalseFinding {
  scanner: 'html-validate' | 'alfa' | 'ibm'
  rule: string
  where: RegExp
  reason: string
}

const falseFindings: readonly FalseFinding[] = [
  {
    scanner: 'html-validate',
    rule: 'no-redundant-role',
    where: /on <(table|thead|tbody|tr|th|td)>/,
    reason:
      'Tables that are cards in narrow windows: with another display, Safari tells of a table by its roles alone.',
  },
  {
    scanner: 'html-validate',
    rule: 'no-redundant-role',
    where: /on <[ou]l>/,
    reason: 'Lists without markers: VoiceOver announces them as lists by their role alone.',
  },
  {
    scanner: 'html-validate',
    rule: 'prefer-native-element',
    where: /native <ul> .* ol(:nth-child\(\d+\))?$/,
    reason: 'The same lists: they are native ones already, ordered.',
  },
  {
    scanner: 'html-validate',
    rule: 'tel-non-breaking',
    where: /in telephone number/,
    reason: 'Held in one line, the number is cut off at 390 px with text of twice the size (zoom.spec): it may break.',
  },
  {
    scanner: 'ibm',
    rule: 'text_contrast_sufficient',
    where: /\/body\[1\]\/header\[1\]\//,
    reason: 'The header lies over a picture, for which IBM takes the colour of the page; contrast.spec measures it.',
  },
]

/** Whether a finding is among the false ones. */
export const isFalse = (scanner: FalseFinding['scanner'], rule: string, where: string): boolean =>
  falseFindings.some((finding) => finding.scanner === scanner && finding.rule === rule && finding.where.test(where))
