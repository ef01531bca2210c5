import { GENERATED, type WriteConfig } from './host'

/** Pages has no configuration. The file says that the folder is the site as it is, `_next` included. */
export const githubPages: WriteConfig = () => ({ 'site/.nojekyll': `${GENERATED}\n` })
