import { apache } from './apache'
import { caddy } from './caddy'
import { container } from './container'
import type { WriteConfig } from './host'
import { nginx } from './nginx'

/** The hosts that a configuration is written for, by the name of its folder. */
export const hosts: Readonly<Record<string, WriteConfig>> = { nginx, caddy, apache, container }
