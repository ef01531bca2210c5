/** @jest-environment node */
import { pageMarkdown } from './page-markdown'

const ADDRESS = 'https://www.firm.ae'

/** The twin of a page with this main part, without its head. */
function twinOfMain(main: string, { lang = 'en-AE', name = 'Contact' } = {}) {
  const about = { '@id': `${ADDRESS}/contact#page`, url: `${ADDRESS}/contact`, name, description: 'A [firm].' }
  const data = JSON.stringify({ '@graph': [{ '@id': '#organization' }, { ...about, dateModified: '2026-11-26' }] })
  const twin = pageMarkdown(
    'contact.html',
    `<!doctype html><html lang="${lang}"><head>
<link rel="alternate" hreflang="en-AE" href="${ADDRESS}/contact"><link rel="alternate" hreflang="ar-AE" href="${ADDRESS}/ar/contact">
<link rel="alternate" type="text/markdown" href="${ADDRESS}/contact.md"></head>
<body><header>Menu</header><main>${main}<script type="application/ld+json">${data}</script></main><footer>Footer</footer></body></html>`,
  )
  const [title, description, line, ...body] = twin?.text.trimEnd().split('\n\n') ?? []
  return { path: twin?.path, head: [title, description, line], body: body.join('\n\n') }
}
const bodyOf = (main: string, lang?: string) => twinOfMain(main, { lang }).body

test('a page that names no twin has none', () => {
  expect(pageMarkdown('404.html', '<html lang="en-AE"><head></head><body><main></main></body></html>')).toBeUndefined()
})

test('begins with title, description, addresses in both languages, and the day of the last change', () => {
  const { path, head, body } = twinOfMain('<h1>Contact</h1><p>Write.</p>', { name: '#Contact' })
  expect(path).toBe('/contact.md')
  expect(head).toEqual([
    '# #Contact',
    '> A \\[firm\\].',
    `<${ADDRESS}/contact> · [العربية](${ADDRESS}/ar/contact) · Last updated: 26 November 2026`,
  ])
  expect(body).toBe('Write.')
})

test('a heading that says more than the title stays', () => {
  expect(bodyOf('<h1>Get in touch</h1><h2>Mail</h2>')).toBe('## Get in touch\n\n## Mail')
})

test.each([
  ['navigation', '<nav><a href="/">Home</a></nav>'],
  ['buttons and forms', '<button>Press</button><form><label>Name</label></form>'],
  ['icons and what is hidden', '<svg><path/></svg><p aria-hidden="true">1 / 5</p><p hidden>Error</p>'],
  ['pictures', '<figure><img src="/a.avif" alt="A dune"></figure>'],
  ['the words for visitors without scripts', '<noscript><p>Switch it on</p></noscript>'],
])('leaves out %s', (_name, main) => {
  expect(bodyOf(`${main}<p>Words</p>`)).toBe('Words')
})

test('leaves out the button for a mail on top of the page, whose address follows below, and keeps one in a sentence', () => {
  const mail = (look: string) => `<a ${look} href="mailto:a@firm.ae">a@firm.ae</a>`
  const top = (content: string) => bodyOf(`<section id="introduction">${content}</section>`)
  expect(top(`<p>Words</p>${mail('data-slot="button"')}`)).toBe('Words')
  expect(top(`<p>By mail: ${mail('class="underline"')}</p>`)).toBe('By mail: <a@firm.ae>')
})

test('reads what is folded: questions under a heading, texts and the rest of a list in their place', () => {
  expect(
    bodyOf(`<h2>Questions</h2><details><summary><span>Why?</span></summary><p>So.</p></details>
<h2>Points</h2><ul><li>One</li></ul><details data-folded="rest"><summary>1 more</summary><ul><li>Two</li></ul></details>
<ol><li><h3>Step</h3><details data-folded="text"><summary>Result</summary><div>Text.</div></details><p><b>Result:</b> It.</p></li></ol>`),
  ).toBe(`## Questions

### Why?

So.

## Points

- One
- Two

1. **Step**: Text.

   **Result:** It.`)
})

test('names and their texts are a list, a numbered one where the page numbers them', () => {
  expect(bodyOf('<dl><div><dt>Name</dt><dd>Firm</dd></div><div><dt>Why?</dt><dd>So</dd><dd>Also</dd></div></dl>')).toBe(
    '- **Name**: Firm\n- **Why?** So\n\n  Also',
  )
  expect(bodyOf('<dl><div><dt data-number="1">First</dt><dd>A</dd></div></dl>')).toBe('1. **First**: A')
})

test('a list in a cell of a table is one line, joined as its language joins', () => {
  const table = (cell: string) => `<table><tr><th>A</th></tr><tr><td>${cell}</td></tr></table>`
  expect(bodyOf(table('<ul><li>One</li><li>a | b</li></ul>'))).toBe('| A |\n| --- |\n| One; a \\| b |')
  expect(bodyOf(table('<ul><li>أ</li><li>ب</li></ul>'), 'ar-AE')).toContain('| أ؛ ب |')
})

test('links are absolute: to twins of pages, to other files as they are', () => {
  const links = ['/', '/ar', '/services#core', '/a.pdf', 'https://law.ae/x#y', 'mailto:a@firm.ae']
  const list = links.map((href) => `<li><a href="${href}">To</a></li>`).join('')
  expect(bodyOf(`<ul>${list}</ul>`).match(/(?<=\().+(?=\))/g)).toEqual([
    `${ADDRESS}/index.md`,
    `${ADDRESS}/ar.md`,
    `${ADDRESS}/services.md`,
    `${ADDRESS}/a.pdf`,
    'https://law.ae/x#y',
    'mailto:a@firm.ae',
  ])
})

test('a link is its title, and what it says besides follows', () => {
  const card = '<a href="/a"><span><span>Title </span><span>What it is.</span></span><svg></svg></a>'
  expect(bodyOf(`<ul><li>${card}</li></ul>`)).toBe(`- [Title](${ADDRESS}/a.md): What it is.`)
  expect(bodyOf('<ul><li><a href="/a">Title</a><p>What it is.</p></li></ul>')).toBe(
    `- [Title](${ADDRESS}/a.md): What it is.`,
  )
})

test('the slides of a carousel are a list', () => {
  const slide = (content: string) => `<div><div class="carousel-slide">${content}</div></div>`
  expect(bodyOf(slide('<a href="/a"><div><h3>A</h3><span data-repeated="true">Learn more</span></div></a>'))).toBe(
    `- [A](${ADDRESS}/a.md)`,
  )
  expect(bodyOf(slide('<h3>Security</h3><p>First.</p>'))).toBe('- **Security**: First.')
  expect(bodyOf(slide('<img alt="Odoo" src="/odoo.svg">'))).toBe('- Odoo')
})

test('sources are footnotes with their addresses', () => {
  expect(
    bodyOf(`<p>A law.<a href="#source-1" role="doc-noteref">1</a></p><details id="sources"><summary>Sources (1)</summary><p>No advice.</p>
<ol><li id="source-1"><cite><a href="https://law.ae">The law</a></cite>; <time>last checked</time></li></ol></details>`),
  ).toBe('A law.[^1]\n\n## Sources (1)\n\nNo advice.\n\n[^1]: [The law](https://law.ae); last checked')
})

test('texts that only CSS sets apart have a space, and parts of a word have none', () => {
  expect(bodyOf('<p><b>Answer</b>One <small>Level A</small></p>')).toBe('**Answer** One (Level A)')
  expect(bodyOf('<p><span>By mail:</span><a href="tel:1">1</a></p>')).toBe('By mail: [1](tel:1)')
  expect(bodyOf('<p><span class="unbroken">sign-in</span><b>x</b> (<span class="unbroken">e-mail</span>)</p>')).toBe(
    'sign-in**x** (e-mail)',
  )
})

test('holds no character that nobody sees', () => {
  expect(bodyOf('<p>نراجع و\u202fCommunity و<bdi dir="ltr">25%</bdi> PCI\u00a0DSS</p>', 'ar-AE')).toBe(
    'نراجع وCommunity و25% PCI DSS',
  )
})

test.each([
  ['an element', '&lt;script&gt;alert(1)&lt;/script&gt;', '\\<script>alert(1)\\</script>'],
  ['a link', '[a](javascript:alert(1))', '\\[a\\](javascript:alert(1))'],
  ['a definition', '[a]: javascript:alert(1)', '\\[a\\]: javascript:alert(1)'],
  ['a heading', '# 1', '\\# 1'],
  ['a list', '- 1', '\\- 1'],
  ['emphasis', 'a *b* _c_ ~d~', 'a \\*b\\* \\_c\\_ \\~d\\~'],
])('a text that looks like %s stays a text', (_name, html, markdown) => {
  expect(bodyOf(`<p>${html}</p>`)).toBe(markdown)
})

test('a code block stays as it is', () => {
  expect(bodyOf('<pre><code>GET /a [x]\n  *</code></pre>')).toBe('```\nGET /a [x]\n  *\n```')
})

test('names a section of the same page without a link', () => {
  expect(bodyOf('<p>See <a href="#company">the results</a>.</p>')).toBe('See the results.')
})
