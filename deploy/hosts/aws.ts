import { readFileSync } from 'node:fs'

import { HOMES, type Rules } from '../rules'
import { cloudFormation } from './aws-template'
import { uploadScript } from './aws-upload'
import { homeMoves, type WriteConfig } from './host'

const FUNCTION = readFileSync('deploy/hosts/cloudfront-function.js', 'utf8')

const pathFunction = ({ pages }: Rules) =>
  FUNCTION.replace(/^\/\* global .*$/m, () =>
    [
      `const PAGES = ${JSON.stringify(pages)}`,
      `const HOMES = ${JSON.stringify(HOMES)}`,
      `const HOME_MOVES = ${JSON.stringify(Object.fromEntries(homeMoves))}`,
    ].join('\n'),
  )

/** S3 and CloudFront. */
export const aws: WriteConfig = (rules: Rules) => {
  const code = pathFunction(rules)
  return {
    'template.json': `${JSON.stringify(cloudFormation(rules, code), undefined, 2)}\n`,
    'paths.js': code,
    'upload.sh': uploadScript,
  }
}
