import { formatContent } from '@/content/load/format-content'

/* npm run format: writes the files of content/ in their one form. Ends with 1 if something is wrong in them. */
const { written, left } = formatContent('content')
for (const file of written) console.log(file)
for (const text of left) console.error(text)
if (left.length > 0) process.exitCode = 1
