/** @jest-environment node */
import { createContext, runInContext } from 'node:vm'

import { DOCUMENT_EXTENSIONS, FILE_POLICY, TYPES } from '../rules'
import { aws } from './aws'

const RULES = {
  hostname: 'www.firm.ae',
  pages: ['/contact', '/ar/contact'],
  headers: { 'X-Test': 'yes' },
  pageHeaders: { 'Content-Security-Policy': "frame-ancestors 'none'" },
  policy: "frame-ancestors 'none'",
  redirects: { '/old.php': '/ar/contact', '/من-نحن': '/ar/contact' },
}
const files = aws(RULES)
const code = files['paths.js'] ?? ''

interface Resource {
  Type: string
  Properties: Record<string, unknown>
}
const template = JSON.parse(files['template.json'] ?? '') as {
  Parameters: Record<string, object>
  Resources: Record<string, Resource>
}
const resource = (name: string) => template.Resources[name]?.Properties ?? {}

describe('the function', () => {
  type Answer = { uri?: string; statusCode?: number; headers?: Record<string, { value: string }> }
  const handler = runInContext(`${code}; handler`, createContext()) as (event: object) => Answer
  const ask = (path: string, method = 'GET') => {
    const [uri, query] = path.split('?')
    return handler({ request: { method, uri, rawQueryString: () => query } })
  }

  test.each([
    ['/', '/index.html'],
    ['/ar', '/ar.html'],
    ['/ar/', '/ar.html'],
    ['/contact', '/contact.html'],
    ['/ar/contact', '/ar/contact.html'],
    ['/_next/static/a.js', '/_next/static/a.js'],
    ['/contact/__next.$d$group.txt', '/contact/__next.$d$group.txt'],
    ['/404.html', '/not-found'],
    ['/no-such/', '/not-found'],
    ['/pictures/', '/not-found'],
    ['/CONTACT', '/CONTACT'],
    ['//contact', '//contact'],
    ['/%', '/%'],
  ])('sends %s as %s', (path, file) => {
    expect(ask(path).uri).toBe(file)
  })

  test.each([
    ['/contact/', '/contact'],
    ['/contact/?a=1&b=%2Fx', '/contact?a=1&b=%2Fx'],
    ['/contact.html', '/contact'],
    ['/index.html', '/'],
    ['/ar.html?', '/ar'],
  ])('moves %s to %s', (path, location) => {
    const { statusCode, headers } = ask(path)
    expect([statusCode, headers?.location?.value]).toEqual([308, location])
  })

  test.each(['/old.php', '/old.php/', '/old.php?id=1', encodeURI('/من-نحن/'), encodeURI('/من-نحن').toLowerCase()])(
    'redirects %s of an old site',
    (path) => {
      const { statusCode, headers } = ask(path)
      expect([statusCode, headers?.location?.value]).toEqual([301, `/ar/contact${/\?.*/.exec(path)?.[0] ?? ''}`])
    },
  )

  test('refuses other methods', () => {
    expect(ask('/contact', 'POST')).toMatchObject({ statusCode: 405, headers: { allow: { value: 'GET, HEAD' } } })
    expect(ask('/contact', 'HEAD').uri).toBe('/contact.html')
  })

  // docs.aws.amazon.com, functions-javascript-runtime-20: ES 5.1 and parts of later versions.
  test("is written for CloudFront's runtime, like the one for copies", () => {
    const { FunctionCode: copies, FunctionConfig: config } = resource('Copies')
    expect(copies).toMatch(/^const HOSTNAME = "www\.firm\.ae"$/m)
    expect(config).toMatchObject({ Runtime: 'cloudfront-js-2.0' })
    expect(`${code}${copies}`).not.toMatch(/\b(import|class|async|eval|setTimeout|fetch)\b(?!s)|\?\.|\?\?|\.\.\./)
    expect(code).not.toContain('/* global')
    expect(resource('Paths')).toMatchObject({ FunctionCode: code, FunctionConfig: { Runtime: 'cloudfront-js-2.0' } })
  })
})

describe('the template', () => {
  test('refers only to what it declares', () => {
    const names = [...Object.keys(template.Parameters), ...Object.keys(template.Resources)]
    const text = JSON.stringify(template)
    const references = [
      ...text.matchAll(/\{"Ref":"([^"]+)"/g),
      ...text.matchAll(/"Fn::GetAtt":\["([^"]+)"/g),
      ...text.matchAll(/\$\{(?!AWS::)([^}.]+)/g),
    ].map(([, name]) => name)
    expect(references.length).toBeGreaterThan(10)
    expect(references.filter((name) => !names.includes(name ?? ''))).toEqual([])
  })

  test('keeps the bucket private', () => {
    expect(Object.values(resource('Bucket').PublicAccessBlockConfiguration as object)).toEqual([true, true, true, true])
    const { Statement: statements } = resource('BucketPolicy').PolicyDocument as {
      Statement: Record<string, unknown>[]
    }
    for (const { Effect, Principal, Condition } of statements) {
      if (Effect === 'Deny') continue
      expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' })
      expect(JSON.stringify(Condition)).toContain('distribution/${Distribution}')
    }
  })

  test('has the function, compression and headers in every behavior, and the policy everywhere but on PDFs', () => {
    const { DefaultCacheBehavior: pages, CacheBehaviors: others } = resource('Distribution').DistributionConfig as {
      DefaultCacheBehavior: object
      CacheBehaviors: object[]
    }
    for (const behavior of [pages, ...others]) {
      expect(behavior).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' })
      expect(behavior).toMatchObject({
        FunctionAssociations: [{ EventType: 'viewer-request' }, { EventType: 'viewer-response' }],
      })
    }
    expect(pages).toMatchObject({ ResponseHeadersPolicyId: { Ref: 'PageHeaders' } })
    // Others of these types are not uploaded.
    const documents = DOCUMENT_EXTENSIONS.filter((extension) => extension in TYPES)
    expect(others).toMatchObject([
      { PathPattern: '/pdfs/*', ResponseHeadersPolicyId: { Ref: 'FileHeaders' } },
      ...documents.map((extension) => ({
        PathPattern: `*.${extension}`,
        ResponseHeadersPolicyId: { Ref: 'DocumentHeaders' },
      })),
    ])
    expect(JSON.stringify(resource('DocumentHeaders'))).toContain(FILE_POLICY)
    expect(JSON.stringify(resource('PageHeaders'))).toContain(RULES.policy)
    expect(JSON.stringify(resource('FileHeaders'))).not.toContain(RULES.policy)
    for (const name of ['PageHeaders', 'FileHeaders']) expect(JSON.stringify(resource(name))).toContain('X-Test')
  })
})

describe('the upload', () => {
  const lines = (files['upload.sh'] ?? '').split('\n')
  const indexOf = (start: string) => lines.findIndex((line) => line.startsWith(start))

  test('sends what pages need before the pages', () => {
    expect(indexOf('hashed js')).toBeLessThan(indexOf('others pdf'))
    expect(indexOf('others pdf')).toBeLessThan(indexOf('others txt'))
    expect(indexOf('others txt')).toBeLessThan(indexOf('others html'))
    expect(lines.findLast((line) => line)).toContain('others html')
  })

  test('deletes nothing', () => {
    expect(files['upload.sh']).not.toContain('--delete')
  })
})
