import { existsSync } from 'node:fs'

import { type PageSize, pageSize } from './page-size'

const PAGES = ['index', 'services/digital/ai-ml', 'products/branded/swin', 'contact', 'swin-account']
const arabic = (page: string) => (page === 'index' ? 'ar' : `ar/${page}`)

const inKilobytes = (size: PageSize) =>
  Object.fromEntries(Object.entries(size).map(([part, bytes]) => [part, Number((bytes / 1024).toFixed(1))]))

if (!existsSync('out/index.html')) {
  console.error('There is no exported site in out/. Make it with: npm run build')
  process.exit(1)
}
console.log('First visit in KB; HTML, CSS and JavaScript as brotli')
console.table(
  Object.fromEntries(
    PAGES.flatMap((page) => [page, arabic(page)]).map((page) => [page, inKilobytes(pageSize('out', `${page}.html`))]),
  ),
)
