/**
 * @generated SignedSource<<0acab3ef0059058edbaed865e945ea8f>>
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
  } | null;
  readonly price: number;
  readonly startsAt: string;
  readonly time: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopAbout_refund" | "WorkshopPicture_workshop">;
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
      "name": "WorkshopPicture_workshop"
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

(node as any).hash = "42b03f45515610e0c0686e731ca378df";

export default node;
