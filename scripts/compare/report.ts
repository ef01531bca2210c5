import type { PictureDifference } from './pixels'

/** A view that differs. Without a difference of pictures, one of the two sites has no such page or state. */
export interface ViewDifference {
  view: string
  width: number
  difference?: PictureDifference
  /** Why there is nothing to compare. */
  missing?: 'before' | 'after' | 'before and after'
}

interface Report {
  /** What is compared with this state. */
  before: string
  /** How many views were photographed. */
  views: number
  looks: readonly ViewDifference[]
  /** As git shows it. */
  words: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #1b1b1f }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 } figcaption { color: #5a5a66 }
img { max-width: 100%; border: 1px solid #ccc; cursor: zoom-in }
img.whole { max-width: none; cursor: zoom-out }
.pictures:has(.whole) { grid-template-columns: max-content; overflow-x: auto }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f5f5f7; padding: 1rem }
`

const CAPTIONS = ['before', 'after', 'difference']

const figure = (picture: Buffer, caption = '') =>
  `<figure><img loading="lazy" alt="${caption}" src="data:image/webp;base64,${picture.toString('base64')}"><figcaption>${caption}</figcaption></figure>`

function section({ view, width, difference, missing }: ViewDifference, index: number): string {
  const heading = `<h2 id="view-${index}">${escaped(view)}, ${width} px</h2>`
  if (!difference) return `${heading}\n<p>Could not be photographed ${missing}.</p>`
  const { pixels, rows, pictures } = difference
  return `${heading}
<p>${pixels} pixels differ. Rows ${rows.first} to ${rows.last} of ${rows.all}.</p>
<div class="pictures">${pictures.map((picture, place) => figure(picture, CAPTIONS[place])).join('')}</div>`
}

const line = ({ view, width, difference, missing }: ViewDifference, index: number) =>
  `<li><a href="#view-${index}">${escaped(view)}, ${width} px</a>: ${difference ? `${difference.pixels} pixels` : `none ${missing}`}</li>`

/** One HTML file that needs no other: what differs in looks and words. A press on a picture shows it in its size. */
export const reportOf = ({ before, views, looks, words }: Report): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Compared with ${escaped(before)}</title>
<style>${STYLE}</style>
<h1>Compared with ${escaped(before)}</h1>
<p>${looks.length} of ${views} views look different. The pages ${words ? '<a href="#words">say different things</a>' : 'say the same'}.</p>
<ul>${looks.map(line).join('\n')}</ul>
${looks.map(section).join('\n')}
${words && `<h2 id="words">Words</h2>\n<pre>${escaped(words)}</pre>`}
<script>
addEventListener('click', ({ target }) => target.matches('img') && target.classList.toggle('whole'))
</script>
</html>
`
