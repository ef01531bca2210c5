import { icon } from '../kit/icons'
import { ltr, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { farm, roofs } from './art'
import { frame } from './theme'

const css = `
.deal{margin-top:18px}
.deal h2{font-size:22px}
.tag{background:#fbf1dc;color:#5b3f0c;border-radius:20px;padding:5px 13px;font-size:15px;font-weight:550}
.tag:lang(ar){font-size:14px}
`

export const screen: Screen = (t) => {
  const deals: [string, string, string, number, string][] = [
    [
      farm(),
      t('Desert greenhouse', 'بيوت زراعية في الصحراء'),
      t('Loan, 24 months', 'تمويل، 24 شهرًا'),
      68,
      t('Risk: medium', 'المخاطر: متوسطة'),
    ],
    [
      roofs(),
      t('Solar roofs, creek side', 'أسطح شمسية على الخور'),
      t('Equity', 'حصص ملكية'),
      41,
      t('Risk: high', 'المخاطر: مرتفعة'),
    ],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><div class="row"><h1>${t('Open projects', 'مشاريع مفتوحة')}</h1><div class="disc">${icon('filter', 25)}</div></div>
${deals.map(
  ([art, name, kind, share, risk]) =>
    markup`<div class="deal"><div class="pic" style="height:176px">${art}</div><div class="row" style="margin:12px 0 4px"><h2>${name}</h2><span class="num" style="font-size:30px">${ltr(`${share}%`)}</span></div><div class="row" style="margin-bottom:12px"><span class="mute">${kind}</span><span class="tag">${risk}</span></div>${line(share, 'var(--ac)', 8)}</div>`,
)}</div>`,
    0,
  )
}
