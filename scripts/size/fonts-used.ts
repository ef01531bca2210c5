import { compile } from 'css-select'
import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import postcss, { type AtRule, type Declaration, type Root } from 'postcss'

interface FontFace {
  family: string
  src: string
  holds: (codePoint: number) => boolean
}

interface StyleRule {
  property: string
  value: string
  matches: (element: Element) => boolean
}

const INHERITED = /^(font|font-family|--.+)$/
/** Their text is not drawn. */
const NOT_DRAWN = ['script', 'style', 'noscript', 'template']

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2')

const valueOf = (parent: AtRule, property: string) =>
  parent.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === property)?.value ?? ''

function rangeTest(unicodeRange: string): (codePoint: number) => boolean {
  if (!unicodeRange) return () => true
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^u\+/i, '').split('-')
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'f'), 16)] as const
  })
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
}

/** The faces of a style sheet that are files. */
function fontFaces(css: Root): FontFace[] {
  const faces: FontFace[] = []
  css.walkAtRules('font-face', (face) => {
    const [, src] = /url\(["']?([^"')]+)/.exec(valueOf(face, 'src')) ?? []
    if (!src) return
    faces.push({
      family: unquoted(valueOf(face, 'font-family')),
      src,
      holds: rangeTest(valueOf(face, 'unicode-range')),
    })
  })
  return faces
}

const ancestorsOf = (element: Element): Element[] => {
  const chain = [element]
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent) chain.push(parent)
  return chain
}

const languageOf = (element: Element) => ancestorsOf(element).find(({ attribs }) => attribs.lang)?.attribs.lang ?? ''

function matcher(selector: string): StyleRule['matches'] {
  try {
    return compile<AnyNode, Element>(selector, {
      pseudos: { lang: (element, code) => languageOf(element).split('-')[0] === code },
    })
  } catch {
    // States such as :hover and parts such as ::before: nothing that a page is painted with at first.
    return () => false
  }
}

/** The selector of a rule, with those of the rules around it put in. */
function fullSelector({ selector, parent }: postcss.Rule): string {
  let around: postcss.Container | postcss.Document | undefined = parent
  while (around && around.type !== 'rule') around = around.parent
  if (!around) return selector
  const outer = `:is(${fullSelector(around as postcss.Rule)})`
  const inner = postcss.list.comma(selector)
  return inner.map((one) => (one.includes('&') ? one.replaceAll('&', outer) : `${outer} ${one}`)).join(',')
}

/** The declarations that decide which font is drawn. */
function fontRules(css: Root): StyleRule[] {
  const rules: StyleRule[] = []
  css.walkDecls(INHERITED, ({ prop, value, parent }) => {
    if (parent?.type !== 'rule' || (prop.startsWith('--') && !prop.includes('font'))) return
    const matches = matcher(fullSelector(parent as postcss.Rule))
    rules.push({ property: prop.startsWith('--') ? prop : 'font', value, matches })
  })
  return rules
}

/** The value that an element has or inherits, with the variables in it put in. */
function inheritedValue(rules: readonly StyleRule[], element: Element, property: string): string {
  for (const ancestor of ancestorsOf(element)) {
    const rule = rules.findLast((candidate) => candidate.property === property && candidate.matches(ancestor))
    if (rule) {
      return rule.value.replace(/var\((--[\w-]*font[\w-]*)[^)]*\)/g, (_, name: string) =>
        inheritedValue(rules, ancestor, name),
      )
    }
  }
  return ''
}

const familiesOf = (value: string) =>
  value
    // Size and weight stand before the first family in the short form.
    .replace(/^.*\s\/\s\S+\s/, '')
    .split(',')
    .map(unquoted)

function* drawnTexts(nodes: readonly AnyNode[]): Generator<{ text: string; element: Element }> {
  for (const node of nodes) {
    if (isText(node) && node.parent && isTag(node.parent)) yield { text: node.data, element: node.parent }
    else if (isTag(node) && !NOT_DRAWN.includes(node.name)) yield* drawnTexts(node.children)
  }
}

/**
 * Addresses of the font files whose characters occur in a page's body, as the browser would fetch them. The order of
 * the sheet decides among its rules, not their weight.
 */
export function fontsUsed(css: Root, body: Element): string[] {
  const faces = fontFaces(css)
  const rules = fontRules(css)
  const families = new Map<Element, string[]>()
  const used = new Set<string>()
  for (const { text, element } of drawnTexts([body])) {
    const stack = families.get(element) ?? familiesOf(inheritedValue(rules, element, 'font'))
    families.set(element, stack)
    const inOrder = stack.flatMap((family) => faces.filter((face) => face.family === family))
    for (const character of new Set(text)) {
      const face = inOrder.find(({ holds }) => holds(character.codePointAt(0) ?? 0))
      if (face) used.add(face.src)
    }
  }
  return [...used]
}
