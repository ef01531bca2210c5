/* Shows the page of the entry that is open in the editor. `next dev` refreshes a page whose words have changed. */
const POLL_MS = 300

const { pages } = document.body.dataset
const [editor, frame] = document.querySelectorAll('iframe')
const links = [...document.querySelectorAll('[data-locale]')]

/** The paths of the pages, by collection and entry. */
async function readPaths() {
  const { collections } = await (await fetch('/admin/config.json')).json()
  return new Map(
    collections.flatMap(({ name, files }) =>
      files
        .filter((file) => file.preview_path)
        .map((file) => [`${name}/${file.name}`, file.preview_path.replace('{{locale}}', '').replace(/^\/$/, '')]),
    ),
  )
}

/** Resolves once the pages are served: the first start makes their pictures. */
async function pagesAreServed() {
  for (;;) {
    try {
      return await fetch(pages, { mode: 'no-cors' })
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
}

let locale = 'en'
let path = ''
let shown

/** The path of the page of the open entry. An entry that is on many pages, such as the menu, has none. */
function pathOfEntry(paths) {
  const { hash } = editor.contentWindow.location
  const [, collection, name] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(hash) ?? []
  return paths.get(`${collection}/${name}`)
}

function show() {
  const addresses = { en: pages + path, ar: `${pages}/ar${path}` }
  for (const link of links) link.href = addresses[link.dataset.locale]
  if (shown === addresses[locale]) return
  shown = addresses[locale]
  frame.src = shown
  frame.hidden = false
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    // With Ctrl or the middle button the page opens in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    locale = link.dataset.locale
    if (shown) show()
  })
}

const paths = await readPaths()
await pagesAreServed()
setInterval(() => {
  path = pathOfEntry(paths) ?? path
  show()
}, POLL_MS)
