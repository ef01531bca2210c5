import { icon } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { farm } from './art'
import { frame } from './theme'

const css = `
.top{position:absolute;inset:0 0 auto;height:352px;border-radius:0 0 30px 30px}
.tool{position:absolute;top:56px;z-index:3;width:46px;height:46px;border-radius:50%;background:#fff;display:grid;place-items:center}
.facts{display:flex;margin:16px 0 16px;padding-top:14px}
.facts>div{flex:1}
.facts>div+div{border-inline-start:1px solid var(--rule);padding-inline-start:16px}
`

export const screen: Screen = (t) => {
  const facts = [
    [t('Minimum', 'الحد الأدنى'), '500'],
    [t('Investors', 'المستثمرون'), '214'],
    [t('Months', 'الأشهر'), '24'],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="pic top">${farm()}</div><div class="tool" style="inset-inline-start:24px">${icon('back')}</div><div class="tool" style="inset-inline-end:24px">${icon('file', 24)}</div>
<div class="s" style="padding-top:376px"><h1 style="font-size:30px">${t('Desert greenhouse', 'بيوت زراعية في الصحراء')}</h1>
<div class="row" style="align-items:flex-end;margin:12px 0 12px"><span class="num" style="font-size:36px">${aed(t, '680,000')}</span><span class="mute">${t('of 1 million', 'من مليون')}</span></div>${line(68, 'var(--ac)', 10)}
<div class="facts">${facts.map(([name, value]) => `<div><div class="mute sm">${name}</div><div class="num">${ltr(value ?? '')}</div></div>`)}</div>
<div class="risk">${icon('alert', 28)}<span><b>${t('You may lose all you invest.', 'قد تخسر كامل ما تستثمره.')}</b><br>${t('Returns are not guaranteed.', 'العوائد غير مضمونة.')}</span></div>
<div class="btn" style="margin-top:16px">${t('Read the documents', 'قراءة المستندات')}</div></div>`,
  )
}
