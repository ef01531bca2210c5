import { asLabel } from './as-label'

test.each([
  ['Personal records stay off the chain,', 'Personal records stay off the chain'],
  ['Legal perimeter.', 'Legal perimeter'],
  ['ما يبقى خارج السلسلة،', 'ما يبقى خارج السلسلة'],
  ['Where does it rest?', 'Where does it rest?'],
  ['أين تستقر البيانات؟', 'أين تستقر البيانات؟'],
  ['Oracle 19.3', 'Oracle 19.3'],
])('%s', (words, label) => {
  expect(asLabel(words)).toBe(label)
})
