/**
 * @generated SignedSource<<471b43b28c6b40231a3f892ee501cb44>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopAbout_workshop$data = {
  readonly branch: string;
  readonly date: string;
  readonly description: string;
  readonly duration: string;
  readonly instructorName: string;
  readonly mentor: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"MentorAvatar_mentor" | "MentorRole_mentor">;
  } | null | undefined;
  readonly price: number;
  readonly startsAt: string;
  readonly time: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopAbout_picture" | "WorkshopAbout_refund">;
  readonly " $fragmentType": "WorkshopAbout_workshop";
};
export type WorkshopAbout_workshop$key = {
  readonly " $data"?: WorkshopAbout_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopAbout_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopAbout_workshop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instructorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkshopAbout_picture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkshopAbout_refund"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "f5c7c50c85c2f3774a1d8ce54c2a1269";

export default node;
