/*
 * The editor asks for a folder through Chromium's picker. These objects stand in for it: they read and write through
 * the server of `npm run edit`, in any browser and without a question.
 */
const versions = new Map()

async function call(method, path, body) {
  const address = `/files/${path.split('/').map(encodeURIComponent).join('/')}`
  const response = await fetch(address, { method, body, cache: 'no-store', headers: { 'x-editor': '1' } }).catch(() => {
    throw new DOMException('The editor has stopped. Start npm run edit again, then save again.', 'NetworkError')
  })
  if (response.status === 404) throw new DOMException(path, 'NotFoundError')
  if (!response.ok) throw new DOMException(await response.text(), 'NoModificationAllowedError')
  return response
}

/** The editor writes the files of one save side by side, on a busy machine some milliseconds apart. */
const TOGETHER_MS = 300

/** Checks files that are saved together as one: both languages need the same number of points. */
let saving
function save(path, text) {
  saving ??= { files: new Map(), done: new Promise((resolve) => setTimeout(resolve, TOGETHER_MS)).then(send) }
  // Pressed twice, Save writes a file twice: the later text is the one to keep.
  saving.files.set(path, { path, text, version: versions.get(path) ?? null })
  return saving.done
}
async function send() {
  const { files } = saving
  saving = undefined
  await call('PUT', '', JSON.stringify([...files.values()]))
}

class LocalFile {
  kind = 'file'
  constructor(path) {
    this.path = path
    this.name = path.split('/').at(-1)
  }
  async getFile() {
    const response = await call('GET', this.path)
    versions.set(this.path, response.headers.get('etag'))
    const lastModified = Date.parse(response.headers.get('last-modified'))
    return new File([await response.blob()], this.name, { lastModified })
  }
  async createWritable() {
    // The editor swallows what close() throws.
    return { write: async (data) => save(this.path, await new Blob([data]).text()), close: async () => {} }
  }
}

class LocalFolder {
  kind = 'directory'
  constructor(path) {
    this.path = path
    this.name = path.split('/').at(-1) || 'site'
  }
  at(name) {
    return this.path ? `${this.path}/${name}` : name
  }
  async *entries() {
    for (const { name, folder } of await (await call('GET', this.path)).json()) {
      yield [name, new (folder ? LocalFolder : LocalFile)(this.at(name))]
    }
  }
  async getDirectoryHandle(name) {
    return new LocalFolder(this.at(name))
  }
  async getFileHandle(name, { create = false } = {}) {
    const file = new LocalFile(this.at(name))
    if (!create) await file.getFile()
    return file
  }
  async removeEntry(name) {
    throw new DOMException(`Delete ${this.at(name)} by hand.`, 'NoModificationAllowedError')
  }
  async requestPermission() {
    return 'granted'
  }
}

const site = new LocalFolder('')
window.showDirectoryPicker = async () => site
// If files can be renamed, the editor writes to a temporary file first.
delete window.FileSystemFileHandle?.prototype.move
// The editor keeps the folder in IndexedDB, where it would lose its methods.
const { get } = IDBObjectStore.prototype
IDBObjectStore.prototype.get = function (key) {
  const request = get.call(this, key)
  if (key === 'root_dir_handle') Object.defineProperty(request, 'result', { get: () => site })
  return request
}
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }))
