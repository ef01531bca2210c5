import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, TYPES } from '../rules'
import { GENERATED } from './host'

const HASHED = IMMUTABLE_FOLDERS.map((folder) => folder.slice(1, -1))
/** Read by browsers and the router: they come after what they name. */
const LAST = ['txt', 'xml', 'webmanifest', 'html']
const FIRST = Object.keys(TYPES).filter((extension) => !LAST.includes(extension))

/** Nothing is deleted: a tab that was opened before finds its files. */
export const uploadScript = `#!/bin/sh
# ${GENERATED}
# sh upload.sh BUCKET [FOLDER]: copies the site to S3, first what pages need, then the pages.
set -eu
bucket=$1
site=\${2:-out}

hashed() { # extension, type: files whose names change with their content
  for folder in ${HASHED.join(' ')}; do
    aws s3 sync "$site/$folder" "s3://$bucket/$folder" --no-progress --size-only --exclude '*' --include "*.$1" \\
      --content-type "$2" --cache-control '${IMMUTABLE}'
  done
}

others() { # extension, type
  aws s3 sync "$site" "s3://$bucket" --no-progress --exclude '*' --include "*.$1" \\
    ${HASHED.map((folder) => `--exclude '${folder}/*'`).join(' ')} \\
    --content-type "$2" --cache-control '${REVALIDATE}'
}

${FIRST.map((extension) => `hashed ${extension} '${TYPES[extension]}'`).join('\n')}

${[...FIRST, ...LAST].map((extension) => `others ${extension} '${TYPES[extension]}'`).join('\n')}
`
