import { icon } from '../kit/icons'
import { aed, markup, type Screen } from '../kit/page'
import { frame, grouped, sum } from './theme'

const css = `
.seg{display:flex;background:#eae4d6;border-radius:12px;padding:4px}
.seg span{padding:8px 15px;border-radius:9px;font-weight:500;white-space:nowrap}
.seg .on{background:#fff;box-shadow:0 1px 3px #141d2b2b}
.list{grid-template-columns:1fr repeat(5,max-content);column-gap:24px;margin-top:16px;background:#fff;border-radius:12px;box-shadow:0 0 0 1px #141d2b14;padding:0 18px}
.cells{height:46px}
.cells.top{height:42px}
.tag{display:inline-block;margin-inline-start:10px;padding:1px 9px;border-radius:7px;background:#a25a1318;color:#a25a13;font-size:15px;font-weight:600}
.cells>.low{color:#a25a13;font-weight:650}
`

export const screen: Screen = (t) => {
  // What is on hand, what of it is reserved for orders, the least that should be free, and the cost of one.
  const items: [string, number, number, number, number][] = [
    [t('Oak desk, 160 cm', 'مكتب بلوط 160 سم'), 148, 24, 40, 560],
    [t('Task chair', 'كرسي عمل'), 326, 48, 80, 195],
    [t('Desk lamp', 'مصباح مكتب'), 12, 4, 20, 85],
    [t('Shelf, five levels', 'رف بخمسة مستويات'), 74, 10, 30, 240],
    [t('Acoustic panel', 'لوح عازل للصوت'), 28, 20, 40, 130],
    [t('Meeting table', 'طاولة اجتماعات'), 18, 2, 6, 1450],
  ]
  const value = grouped(sum(items.map(([, count, , , cost]) => count * cost)))
  const isLow = (count: number, reserved: number, least: number) => count - reserved < least
  const low = items.filter(([, count, reserved, least]) => isLow(count, reserved, least)).length
  return frame(
    t,
    t('Inventory', 'المخزون'),
    [t('Operations', 'العمليات'), t('Products', 'المنتجات'), t('Reporting', 'التقارير')],
    'scan',
    markup`<style>${css}</style><div class="row"><div class="seg"><span class="on">${t('Dubai', 'دبي')}</span><span>${t('Sharjah', 'الشارقة')}</span><span>${t('In transit', 'قيد النقل')}</span></div><div><div class="mute sm">${t('Stock value', 'قيمة المخزون')}</div><div class="fig">${aed(t, value)}</div></div><div><div class="mute sm">${t('To reorder', 'لإعادة الطلب')}</div><div class="fig" style="color:#a25a13">${low}</div></div><div class="btn" style="padding:0 18px">${icon('scan', 24)}${t('Count', 'جرد')}</div></div>
<div class="table list"><div class="cells top"><span>${t('Product', 'المنتج')}</span><span>${t('On hand', 'في المخزن')}</span><span>${t('Reserved', 'محجوز')}</span><span>${t('Free', 'متاح')}</span><span>${t('Minimum', 'الحد الأدنى')}</span><span>${t('Value, AED', 'القيمة بالدرهم')}</span></div>${items.map(
      ([name, count, reserved, least, cost]) =>
        markup`<div class="cells rule"><span>${name}${isLow(count, reserved, least) && `<span class="tag">${t('low', 'منخفض')}</span>`}</span><span class="num">${count}</span><span class="num">${reserved}</span><span class="num ${isLow(count, reserved, least) && 'low'}">${count - reserved}</span><span class="num">${least}</span><span class="num">${grouped(count * cost)}</span></div>`,
    )}<div class="cells" style="border-top:2px solid #141d2b"><b>${t('Total', 'الإجمالي')}</b><span></span><span></span><span></span><span></span><span class="num heavy">${value}</span></div></div>`,
  )
}
