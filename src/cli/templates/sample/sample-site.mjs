// A site of a few pages for the first scenario. Your own takes its place.
import { createServer } from 'node:http';

const pages = {
  '/': [
    'City library',
    '<p>Books for everybody.</p><ul><li><a href="/visit">Visit us</a></li><li><a href="/books">Our books</a></li></ul>',
  ],
  '/books': ['Our books', '<p>Novels, picture books and a room full of maps.</p>'],
  '/visit': [
    'Visit us',
    '<ul><li><a href="/opening-hours">Opening hours</a></li><li><a href="/parking">Parking</a></li></ul>',
  ],
  '/parking': ['Parking', '<p>There are twelve places behind the house.</p>'],
  '/opening-hours': [
    'Opening hours',
    '<p>Monday to Friday: 10:00 to 19:00.</p><p>Saturday: 10:00 to 14:00.</p><p>Sunday: closed.</p>',
  ],
};

createServer((request, response) => {
  const [title, body] = pages[request.url] ?? ['Not found', '<p>There is no such page.</p>'];
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><a href="/">City library</a><h1>${title}</h1>${body}</html>`,
  );
}).listen(4780, '127.0.0.1');
