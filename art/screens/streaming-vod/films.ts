import { arches, dunes, lattice, ridges, sea, towers } from '../kit/scenery'
import type { Words } from '../kit/page'

/** The invented titles and their posters. */
export const posters = {
  quarter: (id = 'qua') =>
    dunes(
      id,
      ['#0b1430', '#5a2b3a', '#c8663a', '#f3b469'],
      { x: 196, y: 268, r: 58, colour: '#ffd9a0' },
      '#d9793f',
      '#3a1420',
      30,
    ),
  lattice: (id = 'lat') => lattice(id, ['#0a1a1f', '#04080b'], '#e0b978', '#efc27a', 100),
  tide: (id = 'tid') =>
    sea(
      id,
      ['#061326', '#0f3a52', '#3f8c93'],
      { x: 262, y: 190, r: 42, colour: '#e8f4e6' },
      ['#1c5d6b', '#041019'],
      '#03090f',
    ),
  market: (id = 'mar') =>
    towers(
      id,
      ['#0a1022', '#243055', '#a8623f'],
      { x: 300, y: 330, r: 40, colour: '#ffc98a' },
      '#0d1526',
      '#2a3150',
      '#ffd28c',
    ),
  lantern: (id = 'lan') => arches(id, '#0c1a22', '#b8772f', '#ffcf85'),
  ridges: (id = 'rid') =>
    ridges(id, ['#14203a', '#6d7fa0', '#e6d3b8'], { x: 120, y: 210, r: 30, colour: '#fff2d6' }, [
      '#8795ad',
      '#53657f',
      '#2d3c55',
      '#0f1828',
    ]),
}

export const titles = (t: Words) => ({
  quarter: t('The Quiet Quarter', 'الربع الهادئ'),
  lattice: t('House of Lattice', 'بيت المشربية'),
  tide: t('Tide Readers', 'قرّاء المدّ'),
  market: t('Night Market', 'سوق الليل'),
  lantern: t('The Last Lantern', 'الفانوس الأخير'),
  ridges: t('Seven Ridges', 'سبع قمم'),
})
