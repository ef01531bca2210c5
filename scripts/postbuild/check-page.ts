const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

const FORBIDDEN = 'which the Content-Security-Policy forbids'

/** What would not work with the policy, or would start too early. e2e/export tests all else. */
const rules: readonly (readonly [isBroken: (html: string) => boolean, reason: string])[] = [
  [(html) => /<[^>]+\sstyle="/.test(withoutScripts(html)), `has a style attribute, ${FORBIDDEN}`],
  [(html) => /<style[\s>]/.test(withoutScripts(html)), `has a <style> element, ${FORBIDDEN}`],
  [(html) => /<[^>]+\son\w+="/.test(withoutScripts(html)), `has an event handler in its HTML, ${FORBIDDEN}`],
  [(html) => !html.includes('Content-Security-Policy'), 'has no Content-Security-Policy'],
  [
    (html) => /<script\b[^>]*\ssrc="\/_next\//.test(html) || html.includes('self.__next_f'),
    'starts a script of the framework before anybody asked for it',
  ],
]

/** The rules that a finished page breaks, each with the page's file. */
export const checkPage = (file: string, html: string): string[] =>
  rules.filter(([isBroken]) => isBroken(html)).map(([, reason]) => `  ${file} ${reason}`)
