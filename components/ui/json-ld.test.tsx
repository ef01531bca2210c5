/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'

import { JsonLd } from './json-ld'

test('no text ends the element, and every text is read back as it was written', () => {
  const name = 'A </script> and <!-- in a text'
  const html = renderToStaticMarkup(
    <JsonLd data={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] }} />,
  )
  const [, json = ''] = /^<script[^>]*>([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)['@graph'][0].name).toBe(name)
})
