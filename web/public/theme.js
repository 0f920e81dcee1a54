// Before the first paint, so that nobody is dazzled.
;(function () {
  var kept = null
  try {
    kept = localStorage.getItem('theme')
  } catch (refused) {}
  var dark = matchMedia('(prefers-color-scheme: dark)').matches
  var theme = kept === 'light' || kept === 'dark' ? kept : dark ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
})()
