import { loadTraversedPage } from './early-traversal'
import { HYDRATED_EVENT } from './hydrated'

function open() {
  const location = { pathname: '/services', reload: jest.fn() }
  const page = Object.assign(new EventTarget(), { location })
  loadTraversedPage(page as unknown as Window)
  const goTo = (pathname: string) => {
    location.pathname = pathname
    page.dispatchEvent(new Event('popstate'))
  }
  return { page, goTo, reload: location.reload }
}

test('loads the page of another history entry', () => {
  const { goTo, reload } = open()
  goTo('/about')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('leaves an entry of the same page to the browser', () => {
  const { goTo, reload } = open()
  goTo('/services')
  expect(reload).not.toHaveBeenCalled()
})

test('leaves all entries to the router once it is there', () => {
  const { page, goTo, reload } = open()
  page.dispatchEvent(new Event(HYDRATED_EVENT))
  goTo('/about')
  expect(reload).not.toHaveBeenCalled()
})
