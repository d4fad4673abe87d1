/**
 * @generated SignedSource<<5672ad939b47a77d299c1e2304c065b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundGroups_workshops$data = {
  readonly workshopRefunds: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly instructorName: string;
      readonly registeredCount: number;
      readonly startsAt: string;
      readonly title: string;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "RefundGroups_workshops";
};
export type RefundGroups_workshops$key = {
  readonly " $data"?: RefundGroups_workshops$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundGroups_workshops">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "workshopRefunds"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundGroups_workshops",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "workshopRefunds"
        }
      ],
      "concreteType": "WorkshopPage",
      "kind": "LinkedField",
      "name": "workshopRefunds",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Workshop",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
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
              "name": "instructorName",
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
              "name": "registeredCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkQueue",
  "abstractKey": null
};

(node as any).hash = "fcaed2286c1313da92bdb79a40298f24";

export default node;
