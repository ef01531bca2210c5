import { folderTarget } from './folder-target'
import { rsyncTarget } from './rsync-target'
import type { Target } from './target'

/** user@server:/path, but not C:\path. */
const REMOTE = /^[^/\\]{2,}:/

/** The target with a name: a server's folder or one of this machine. */
export const openTarget = (name: string): Target => (REMOTE.test(name) ? rsyncTarget(name) : folderTarget(name))
