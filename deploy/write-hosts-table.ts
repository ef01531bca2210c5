import { readFileSync, writeFileSync } from 'node:fs'

import { replaceBlock } from '@/lib/replace-block'

import { hostsTable } from './hosts-table'

/** npm run docs:hosts writes the table between the markers of this page. */
const PAGE = 'docs/hosts.md'

writeFileSync(PAGE, replaceBlock(readFileSync(PAGE, 'utf8'), 'docs:hosts', hostsTable()))
