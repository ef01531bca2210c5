/** @jest-environment node */
import { childrenSeconds, parentOf, treeMemory } from './process-tree'

it('finds the parent behind a name with spaces and brackets', () => {
  expect(parentOf('4711 (next-server (v16)) S 42 4711 4711 0')).toBe(42)
})

it('finds the time of ended children', () => {
  expect(childrenSeconds('4711 (node) S 42 4711 4711 0 -1 4194304 1 2 3 4 50 60 700 80 20 0 11 0')).toBe(7.8)
})

it('adds up a process and all that descend from it', () => {
  const processes = [
    { pid: 1, parent: 0, memory: 1000 },
    { pid: 2, parent: 1, memory: 100 },
    { pid: 3, parent: 2, memory: 10 },
    { pid: 4, parent: 2, memory: 1 },
    { pid: 5, parent: 1, memory: 5000 },
  ]
  expect(treeMemory(2, processes)).toBe(111)
  expect(treeMemory(9, processes)).toBe(0)
})
