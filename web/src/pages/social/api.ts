// What the pages of friends and clubs ask of the server.
import { call, get, paths } from "../../net/requests";
import type { ClubPage, Clubs, Friends, Programs } from "../../protocol/messages";

const part = encodeURIComponent;

export const friends = {
  all: (signal?: AbortSignal) => get<Friends>("me/friends", signal),
  ask: (name: string) => call<Friends>("POST", "me/friends", { name }),
  agree: (person: string) => call<Friends>("POST", "me/friends", { person }),
  end: (person: string) => call<Friends>("POST", `me/friends/${part(person)}/end`, {}),
  askOver: (table: string, person: string) => call<Friends>("POST", "me/invitations", { table, people: [person] }),
  answered: (table: string) => call<Friends>("POST", `me/invitations/${part(table)}/end`, {}),
};

export const programs = {
  present: () => call<Programs>("GET", "programs"),
};

export const clubs = {
  mine: () => call<Clubs>("GET", "me/clubs"),
  found: (name: string, about: string) => call<ClubPage>("POST", "clubs", { name, about }),
  join: (word: string) => call<ClubPage>("POST", "clubs/join", { word }),
  page: (club: string) => call<ClubPage>("GET", paths.club(club)),
  change: (club: string, name: string, about: string) => call<ClubPage>("POST", `clubs/${part(club)}`, { name, about }),
  leave: (club: string) => call<Clubs>("POST", `clubs/${part(club)}/leave`, {}),
  newWord: (club: string) => call<ClubPage>("POST", `clubs/${part(club)}/word`, {}),
  keeper: (club: string, person: string, keeper: boolean) =>
    call<ClubPage>("POST", `clubs/${part(club)}/members/${part(person)}`, { keeper }),
  out: (club: string, person: string) => call<ClubPage>("POST", `clubs/${part(club)}/members/${part(person)}/out`, {}),
  back: (club: string, person: string) =>
    call<ClubPage>("POST", `clubs/${part(club)}/members/${part(person)}/back`, {}),
};
