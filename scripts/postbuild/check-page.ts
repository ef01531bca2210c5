interface Rule {
  reason: string
  isBroken: (html: string) => boolean
}

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** Links and labels refer to ids, so each must be unique. */
function hasDuplicateIds(html: string): boolean {
  const ids = [...withoutScripts(html).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  return new Set(ids).size < ids.length
}

/** The rules that every exported page must keep. */
const rules: readonly Rule[] = [
  {
    reason: 'has a style attribute, which the Content-Security-Policy forbids',
    isBroken: (html) => /<[^>]+\sstyle="/.test(withoutScripts(html)),
  },
  {
    reason: 'has a <style> element, which the Content-Security-Policy forbids',
    isBroken: (html) => /<style[\s>]/.test(withoutScripts(html)),
  },
  {
    reason: 'has an event handler in its HTML, which the Content-Security-Policy forbids',
    isBroken: (html) => /<[^>]+\son\w+="/.test(withoutScripts(html)),
  },
  { reason: 'has no Content-Security-Policy', isBroken: (html) => !html.includes('Content-Security-Policy') },
  {
    reason: 'starts a script of the framework before anybody asked for it',
    isBroken: (html) => /<script\b[^>]*\ssrc="\/_next\//.test(html) || html.includes('self.__next_f'),
  },
  { reason: 'gives two elements the same id', isBroken: hasDuplicateIds },
  { reason: 'has no <h1>', isBroken: (html) => !/<h1[\s>]/.test(html) },
  { reason: 'has a link that leads nowhere (#)', isBroken: (html) => /href="#"/.test(withoutScripts(html)) },
]

/** The rules that a finished page breaks, each with the page's file. */
export const checkPage = (file: string, html: string): string[] =>
  rules.filter(({ isBroken }) => isBroken(html)).map(({ reason }) => `  ${file} ${reason}`)
