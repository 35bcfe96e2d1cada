/** Words that name a place wherever they stand: in a hint they say where somebody is, or are listed as told. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const PLACE_WORDS = {
  en: words(`
    alley arcade arch avenue barn bath baths beach bridge bus cabin cabinet camp castle cave cinema city cliff
    corner crater crystals desert dock domes door doors farm fence field fields forest fountain garden gate glade
    harbour hill hills home house hut inn island jungle lake lawn library lift market meadow mill mountain museum
    observatory orchard palace park path paving peak pier planks pond pool port quay ramp rapids reef rides river
    road roof roses rubble ruins school sea ship shore snow spring stable stage stairs stall station
    statue street tavern temple tent tents terrace theatre tower town trail tram tree trees tunnel valley village
    wall waterfall wood woods workshop`),
  fr: words(`
    allée arcade arche ascenseur auberge avenue bain bains baraque bateau bibliothèque bois boutique bus butte cabane
    camp carrefour cascade caverne château chemin cinéma clairière clôture colline côte coupoles cour cratère cristaux
    désert échoppe école embarcadère escalier étang falaise ferme fleuve fontaine forêt fossé gravats grange
    grotte île jardin jetée jungle kiosque lac maison manège manèges mer montagne moulin mur musée neige
    observatoire palais parc phare plage planches pont port portes pré puits quai quais récif rivage
    rivière ruelle rue ruines scène sentier source square stand station statue temple tente tentes
    théâtre toit tram tunnel usine vaisseau vallée verger village ville`),
} as const;
