import { ordinarySpaces } from './fixed-spaces'

/** Writes a text so that nothing in it is taken for Markdown, with ordinary spaces. */
export const markdownText = (text: string): string =>
  ordinarySpaces(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_~[\]]|<(?=[!/?A-Za-z])|&(?=#?\w+;)/g, '\\$&')

/** Writes a link. `label` is Markdown already; a label that says the address is the link alone. */
export function markdownLink(label: string, address: string): string {
  const said = address.replace('mailto:', '')
  return label === markdownText(said) ? `<${said}>` : `[${label}](${address.replaceAll(/[()]/g, '\\$&')})`
}
