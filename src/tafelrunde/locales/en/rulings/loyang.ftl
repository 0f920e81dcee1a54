### Rulings where a rulebook is silent or says two things; made by `make docs`.

loyang-ruling-r1 = Thirteen of the twenty names, most effects and the doubled cards are reconstructed.
loyang-ruling-r2 = Cabbage costs 5, bean and leek 6; the four cheap kinds sell for 1.
loyang-ruling-r3 = The path ends at 20; money beyond it breaks ties.
loyang-ruling-r4 = Each plot less lets one more kind grow.
loyang-ruling-r5 = The six common fields have 3, 3, 4, 4, 5 and 6 plots.
loyang-ruling-r6 = With fewer than four players the others go into the draw pile.
loyang-ruling-r7 = A harvested-out field leaves: a private one the game, a common one to the discards.
loyang-ruling-r8 = Each pair draws from half of the piles, so that neither disturbs the other.
loyang-ruling-r9 = The customer who is served counts.
loyang-ruling-r10 = Covered cards count for nothing.
loyang-ruling-r11 = Lay two cards out as one stack; a covered field is paid when it is kept.
loyang-ruling-r12 = Discards return before the next card phase only where the table wants it. With a short pile everybody gets the same largest number, below two nobody any.
loyang-ruling-r13 = A card of the imaginary opponent that is used up is not replaced.
loyang-ruling-r14 = Exactly two cards are taken.
loyang-ruling-r15 = Reconstructed ones pay the shop prices of what they want less 5.
