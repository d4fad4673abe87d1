/**
 * @generated SignedSource<<805316b52d6051dd84c872d9ffcec71b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MentorHead_mentor$data = {
  readonly available: boolean;
  readonly currentCity: string | null;
  readonly currentCountry: string | null;
  readonly mainBranch: string;
  readonly name: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly status: MentorStatus | null;
  readonly subBranch: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"MentorAvatar_mentor" | "MentorRole_mentor">;
  readonly " $fragmentType": "MentorHead_mentor";
};
export type MentorHead_mentor$key = {
  readonly " $data"?: MentorHead_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorHead_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorHead_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainBranch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subBranch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCountry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorAvatar_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorRole_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "502d759242a0b9a926ade96efbacc175";

export default node;
