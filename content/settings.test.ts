/** @jest-environment node */
import { faultOf } from '@/lib/settings/kind'
import type { Setting } from '@/lib/settings/setting'

import { settingGroups, settings } from './settings'

const all = Object.entries<Setting>(settings)

test('the neutral value of each setting is allowed', () => {
  const wrong = all.filter(([, { kind, neutral, empty }]) => (neutral ? faultOf(kind, neutral) : !empty))
  expect(wrong).toEqual([])
})

test('each setting has a title of its own, and its name is in one chapter', () => {
  const titles = all.map(([, { title }]) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  const names = Object.values(settingGroups).flatMap(Object.keys)
  expect([...names].sort()).toEqual(Object.keys(settings).sort())
})

test('a setting that needs another names one', () => {
  expect(all.filter(([, { needs }]) => needs && !(needs in settings))).toEqual([])
})
