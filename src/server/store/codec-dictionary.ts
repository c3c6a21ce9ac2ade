/**
 * Text that entries are made of, for packing them (`codec.ts`): the commonest last, well below 8 KB so that the window reaches all of it.
 * What lies in the middle was chosen by trial among the events of recorded games: whatever made others smaller stayed. A longer
 * one packs better still, but is read anew for every entry and takes as much longer as it is.
 * Rows are kept that were packed with it: it is never changed. A better one becomes another dictionary with another number.
 */
export const DICTIONARY_2 = [
  '{"number":0,"at":17,"change":{"type":"opened","settings":{"mode":"experienced","seats":4,"longer":false,"forecast":true,"tiles":[{"kind":"teleporter","pair":1,"at":"i10","facing":"w"},{"kind":"pool","shape":"2x2","at":"f7"},{"kind":"pool","shape":"4x1","at":"g2"}],"pace":{"kind":"none"},"pace":{"kind":"seconds","seconds":60},"pace":{"kind":"days","days":3},"listed":true,"standInAfter":60,"chat":true},"host":"',
  '{"type":"sat","seat":1,"guest":"","name":"","colour":"green"}},{"type":"botSat","seat":2,"level":3,"colour":"blue"}},{"type":"stoodUp","seat":{"type":"coloured","seat":0,"colour":"yellow"{"type":"renamed","seat":2,"name":"',
  '{"type":"started","setup":{"mode":"basic","players":["green","red","blue","yellow","beige","purple","black"],"start":"red","longer":false},"seats":[0,1,2,3],"commitment":"","events":[',
  '{"type":"standInCame","seat":1,"forGood":false}{"type":"standInWent","seat":{"type":"backAsked","seat":1,"to":{"type":"backAnswered","seat":2,"agrees":true}{"type":"tookBack","to":{"type":"revealed","seed":"{"type":"closed"}}',
  '{"type":"gameEnded","result":{"winner":"red","reason":"escaped","out":{"red":3,"blue":1}}{"type":"stageTwoBegan"}{"type":"figureReturned","figure":"beige-2"},{"type":"monsterCaught","at":"f7","facing":"w"},',
  '{"type":"blockRemoved","block":"crystal","from":"b3","at":"a2","because":"corner"},"because":"edge"},{"type":"monsterTeleported","from":"h8","to":"j6","pair":1},{"type":"monsterTurned","at":"j6","from":"s","facing":"w","because":"teleporter","by":"j6"},"because":"stone","by":"k5"},',
  '{"type":"tilePlaced","tile":{"kind":"turn-around","at":"b6"},"by":"black"},{"type":"tilePlaced","tile":{"kind":"turn-right","at":"l3"},"by":"beige"},{"type":"tilePlaced","tile":{"kind":"crystal","at":"e11"},"by":"purple"},{"type":"tilePlaced","tile":{"kind":"stone","at":"h9"},"by":"blue"}]}}',
  '{"type":"blockPushed","block":"stone","from":"d4","to":"d5","slid":true},{"type":"figurePushed","figure":"green-4","from":"i6","to":"i7","slid":false},{"type":"figureEaten","figure":"blue-2","at":"g5","because":"bite"},{"type":"figureLeft","figure":"yellow-2"},',
  '{"type":"figureStepped","figure":"green-2","from":"m10","to":"n10","slid":false},{"type":"figureMoved","figure":"green-2","path":"nee"},{"type":"figureStepped","figure":"purple-3","from":"p10","to":"p9","slid":false},{"type":"figureMoved","figure":"red-3","path":"ww"},{"type":"figureTurnedOver","figure":"red-3","points":3},',
  '{"type":"figureMoved","figure":"purple-2","path":"swww"},{"type":"figureStepped","figure":"beige-3","from":"k8","to":"k7","slid":false},{"type":"figureMoved","figure":"blue-3","path":"e"},{"type":"figureTurnedOver","figure":"blue-4","points":2},',
  '{"type":"cardDrawn","card":"7"},{"type":"monsterLooked","at":"m9","facing":"e","ahead":{"to":"e","endedAt":"edge","distance":3},"left":{"to":"n","saw":"blue-2","at":"m7","distance":2},"right":{"to":"s","endedAt":"edge","distance":2},"outcome":"nearest","nearest":["blue-2"]},',
  '{"type":"monsterTurned","at":"l8","from":"n","facing":"e","because":"saw","figure":"red-4"},{"type":"figureStepped","figure":"yellow-2","from":"k10","to":"k9","slid":false},',
  '{"type":"monsterLooked","at":"k7","facing":"s","ahead":{"to":"s","endedAt":"edge","distance":6},"left":{"to":"e","saw":"red-1","at":"m7","distance":1},"right":{"to":"w","endedAt":"stone","distance":2},"outcome":"nearest","nearest":["red-1"]},{"type":"figureStepped","figure":"blue-1","from":"p11","to":"p10","slid":false},',
  '{"type":"figureStepped","figure":"green-1","from":"l11","to":"k11","slid":false},{"type":"figureMoved","figure":"green-1","path":"iwwwww"},{"type":"figureTurnedOver","figure":"yellow-1","points":6},',
  '{"type":"roundEnded","round":3,"stage":1}]}}',
  '{"number":11,"at":1794,"change":{"type":"acted","seat":0,"madeBy":"bot","events":[',
  '{"number":24,"at":1798,"change":{"type":"acted","seat":2,"madeBy":"clock","events":[',
  '{"number":13,"at":179,"change":{"type":"acted","seat":1,"madeBy":"player","events":[{"type":"figureEntered","figure":"red-3"},{"type":"figureStepped","figure":"red-3","from":"p11","to":"p10","slid":true},{"type":"figureStepped","figure":"blue-3","from":"o9","to":"p9","slid":false},{"type":"figureStepped","figure":"green-4","from":"n8","to":"m8","slid":false},{"type":"figureMoved","figure":"yellow-4","path":"nnwww"},{"type":"figureTurnedOver","figure":"green-2","points":4}]}}',
].join('');
