### Revoir une partie.

embed = Intégrer
embed-hint = Collez ceci dans une page à vous, et ce moment s'y affiche.
embed-code = Code pour une page
copy = Copier
copied = C'est copié.
open-file = Ouvrir un fichier comme replay
open-hint = Choisissez l'enregistrement d'une partie, ou déposez-le sur cette page : un téléchargement de ce site, un texte, ou une donne de Trickster Cards. Le serveur le lit et ne le garde pas.
open-choose = Le fichier
open-busy = Le fichier est lu.
open-large = Ce fichier est trop grand pour une seule partie.
see-whole = Voir toute la partie
