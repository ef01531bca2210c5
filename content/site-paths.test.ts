/** @jest-environment node */
import { heroSlides } from './hero-slides'
import { sitePaths } from './site-paths'

/** The routes of docs/specification.md. */
const ROUTES = `
  /
  /services
  /services/enterprise/erp-solutions
  /services/enterprise/odoo-implementation
  /services/enterprise/oracle-ebs
  /services/enterprise/oracle-dba
  /services/digital/transformation
  /services/digital/web-mobile
  /services/digital/ai-ml
  /services/digital/blockchain
  /services/digital/system-integration
  /services/cybersecurity/compliance
  /services/cybersecurity/vapt
  /services/cybersecurity/grc
  /services/cybersecurity/zta
  /services/cybersecurity/siem
  /services/cybersecurity/dlp
  /products
  /products/core/web-mobile-apps
  /products/core/streaming-vod
  /products/core/voip-chat
  /products/industry/odoo-solutions
  /products/industry/fintech-crowdfunding
  /products/industry/restaurant-pos
  /products/industry/fitness-gym
  /products/branded/swin
  /products/branded/lahfa
  /partners
  /about
  /contact
  /swin-account
  /lahfa-account
  /privacy
  /accessibility
  /supplier
  /samples
`

/** Pages may be added but not removed, because other sites link to them. */
test('the site has every specified page', () => {
  expect(sitePaths).toEqual(expect.arrayContaining(ROUTES.trim().split(/\s+/)))
  expect(new Set(sitePaths).size).toBe(sitePaths.length)
})

test('the hero slides link to the specified pages, in order', () => {
  expect(Object.values(heroSlides).map(({ path }) => path)).toEqual([
    '/services/cybersecurity/compliance',
    '/services/digital/ai-ml',
    '/services/enterprise/erp-solutions',
    '/products/industry/odoo-solutions',
  ])
})
