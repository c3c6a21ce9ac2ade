/*
 * For browsers that are too old for the page: shows them words instead (index.html). They know no newer script than ES5, so this is
 * written in it. What is asked for came last of what the page can't do without (oldest-browsers.ts).
 */
(function () {
  var css = window.CSS;
  var isNewEnough =
    'noModule' in document.createElement('script') &&
    'toSorted' in Array.prototype &&
    css.supports('selector(:has(a))') &&
    css.supports('container-type: inline-size') &&
    css.supports('height: 1dvh');
  if (isNewEnough) return;
  document.getElementById('too-old').hidden = false;
  document.getElementById('app').style.display = 'none';
})();
