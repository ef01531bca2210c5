import { sampleFacts, sampleSlug, sampleWords } from './sample-services'

const INDEX = "export const vapt: ServiceEntry = {\n  group: 'cybersecurity',\n  order: 20,\n  copy: { en, ar },\n}"

it('names samples so that their folders stand in their order', () => {
  expect([sampleSlug(7), sampleSlug(2000)]).toEqual(['growth-0007', 'growth-2000'])
})

it('puts a sample behind the real pages of a group', () => {
  expect(sampleFacts(INDEX, 7, 'digital')).toBe(
    "export const vapt: ServiceEntry = {\n  group: 'digital',\n  order: 100007,\n  copy: { en, ar },\n}",
  )
})

it.each([
  ["{ title: 'AI', headline: 'A' }", "{ title: 'AI 7', headline: 'A' }"],
  ['{ title: "Client\'s AI" }', '{ title: "Client\'s AI 7" }'],
])('numbers the title of %s', (words, numbered) => {
  expect(sampleWords(words, 7, 'en.ts')).toBe(numbered)
})

it('says what a template lacks', () => {
  expect(() => sampleWords('{}', 7, 'en.ts')).toThrow('en.ts')
})
