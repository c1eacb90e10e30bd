// Puts the client together.
const main = document.querySelector('main');
if (main) main.textContent = 'The taverns of Tiefenthal open soon.';
