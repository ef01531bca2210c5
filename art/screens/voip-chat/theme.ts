import { page, type Words } from '../kit/page'
import { homebar, status, tabs } from '../kit/parts'

/** Calls and chat: cool daylight for writing, deep ink and teal for talking. */
const css = `
body{--bg:#eaf1f2;--card:#fff;--fg:#0d2230;--fg2:#566a76;--ac:#0f7377;--on:#fff;--track:#d3e0e2;--rule:#0d223014;--bar:#fff;--r:22px}
body.call{--fg:#eef6f6;--fg2:#9fbcc4;--card:#ffffff14;--ac:#4fc9c2;--on:#06222a;background:radial-gradient(110% 60% at 50% 32%,#17636c 0,#0b3240 46%,#07202c 100%)}
.dot{position:absolute;inset-inline-end:1px;bottom:1px;width:16px;height:16px;border-radius:50%;background:#2fae7b;border:3px solid var(--bg)}
.key{display:grid;place-items:center;width:76px;height:76px;border-radius:50%;background:#ffffff1c}
.key.on{background:#eef6f6;color:#0b3240}
.key.end{background:#c8473f;color:#fff;margin:0}
.key.end svg{transform:rotate(135deg)}
`

export const tones = {
  sara: 'linear-gradient(140deg,#1c8f90,#0c5560)',
  omar: 'linear-gradient(140deg,#c99b55,#86602a)',
  maryam: 'linear-gradient(140deg,#5b7fb0,#2d4a77)',
  noura: 'linear-gradient(140deg,#5aa58a,#2a6a56)',
  khalid: 'linear-gradient(140deg,#7d8b99,#435260)',
  team: 'linear-gradient(140deg,#28485c,#0d2230)',
}

export function frame(t: Words, content: string, options: { tone?: string; tab?: number } = {}) {
  const foot = options.tab === undefined ? homebar() : tabs(['chat', 'phone', 'users', 'gear'], options.tab)
  return page(t, css, options.tone ?? '', status() + content + foot)
}
