import { ordinarySpaces } from './fixed-spaces'

/** Escapes a text so that nothing in it is read as Markdown, and makes its spaces ordinary ones. */
export const markdownText = (text: string): string =>
  ordinarySpaces(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_~[\]]|<(?=[!/?A-Za-z])|&(?=#?\w+;)/g, '\\$&')

/** Returns a Markdown link. `label` is Markdown already; if it is the address itself, the link needs no label. */
export function markdownLink(label: string, address: string): string {
  const said = address.replace('mailto:', '')
  return label === markdownText(said) ? `<${said}>` : `[${label}](${address.replaceAll(/[()]/g, '\\$&')})`
}
