import path from 'node:path'

import { pictureFiles } from '@/components/ui/picture-files'
import { content } from '@/content/content'
import { site } from '@/content/site'
import { writeGenerated } from '@/lib/write-generated'

import { EDITOR, editorFiles, editorPage } from '../edit/assets'
import { editorConfig } from '../edit/config'
import { ensureTool } from '../setup/install.mjs'

/** Adds the editor to the exported site if the owner has named its repository. No page links to it. */
export async function exportEditor(folder: string, repo = site.cmsRepo): Promise<void> {
  if (!repo) return
  await ensureTool(EDITOR)
  const names = new Map(content.pictures.map(({ name, master }) => [master, name]))
  const pictureUrl = (master: string) => {
    const name = names.get(master)
    return name && pictureFiles(name, 'en').sources[0]?.src
  }
  const config = editorConfig('content', { siteUrl: site.url, repo, pictureUrl })
  const files = editorFiles()
    .set('config.json', () => JSON.stringify(config))
    .set('../admin.html', () => editorPage(true))
  for (const [name, read] of files) {
    writeGenerated(path.join(folder, 'admin', name), read())
  }
}
